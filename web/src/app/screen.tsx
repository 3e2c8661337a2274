import type { ComponentType } from "react";
import { late } from "../components/late/late.tsx";

/** A screen in its own chunk, which is loaded when the screen is shown or will be soon. */
export const screen = (fetchScreen: () => Promise<ComponentType>) =>
  late(async () => ({ default: await fetchScreen() }), "This page could not be loaded. Are you online?");

export type Screen = ReturnType<typeof screen>;
