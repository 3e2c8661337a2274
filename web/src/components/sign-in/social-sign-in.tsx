import { Button, Divider, SimpleGrid, Text } from "@mantine/core";
import { IconBrandFacebook, IconBrandGoogle } from "@tabler/icons-react";

const PROVIDERS = [
  { name: "Google", Icon: IconBrandGoogle },
  { name: "Facebook", Icon: IconBrandFacebook },
];

/** Placeholders: the product has no social sign-in yet, and the buttons say so. */
export function SocialSignIn() {
  return (
    <>
      <Divider label="or" my="lg" />
      <SimpleGrid cols={2} spacing="sm">
        {PROVIDERS.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="default"
            h="auto"
            py={8}
            px="xs"
            leftSection={<Icon size={18} aria-hidden />}
            aria-disabled
            title="Coming soon"
            style={{ cursor: "not-allowed" }}
          >
            <span>
              {name}
              <Text span display="block" size="xs" fw={400} c="dimmed">
                Coming soon
              </Text>
            </span>
          </Button>
        ))}
      </SimpleGrid>
    </>
  );
}
