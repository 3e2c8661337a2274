import { Card, Text, Title } from "@mantine/core";
import type { TopicNote } from "@prepfeed/contract/learning/topics";
import { type ReactNode, useId } from "react";
import { Maths } from "../../components/rich-text/maths.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { NoteTable } from "./note-table.tsx";
import classes from "./topic.module.css";

/** The content of a topic: the matter itself, then how exams ask it, with an example. */
export function NoteCards({ note }: { note: TopicNote }) {
  const { about, know, table, asked, traps, example } = note;
  return (
    <>
      <Card>
        <Text component="div" className={classes.about}>
          <RichText text={about} />
        </Text>
      </Card>
      <Section title="What to know">
        <dl className={classes.know}>
          {know.map(({ name, text, formula }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <RichText text={text} />
                {formula && <Maths tex={formula} isBlock />}
              </dd>
            </div>
          ))}
        </dl>
        {table && <NoteTable table={table} />}
      </Section>
      <Section title="In exams">
        <Text component="div">
          <RichText text={asked} />
        </Text>
        <Title order={3} size="h4" mt="md" mb={4}>
          Traps
        </Title>
        <ul className={classes.list}>
          {traps.map((trap) => (
            <li key={trap}>
              <RichText text={trap} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Worked example">
        <div className={classes.example}>
          <RichText text={example.question} />
        </div>
        <ol className={classes.list}>
          {example.steps.map((step) => (
            <li key={step}>
              <RichText text={step} />
            </li>
          ))}
        </ol>
        <p className={classes.answer}>
          <b>Answer:</b> <RichText text={example.answer} />
        </p>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Card>
  );
}
