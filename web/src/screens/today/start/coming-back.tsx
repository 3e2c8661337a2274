import { Card, Title } from "@mantine/core";
import { useForecast } from "../../../api/learning/today.ts";
import { ForecastBars } from "../../../components/forecast/forecast-bars.tsx";

const DAYS = 14;

/** How many questions come back on each of the next days; hidden while none does. */
export function ComingBack() {
  const { data } = useForecast(DAYS);
  if (!data?.days.some(({ due }) => due > 0)) return null;
  return (
    <Card component="section" aria-labelledby="coming-back">
      <Title order={2} size="h3" mb="sm" id="coming-back">
        Coming back
      </Title>
      <ForecastBars forecast={data} />
    </Card>
  );
}
