import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/** The colours of each role in the light and the dark scheme. */
interface Tone {
  main: string;
  hover: string;
  soft: string;
  softHover: string;
  /** As text on card and paper. */
  text: string;
  /** As text on `main`. */
  on: string;
}

const light = {
  paper: "#f6f5f1",
  card: "#ffffff",
  line: "#e4e1d8",
  ink: "#1b2340",
  dim: "#5c6178",
  field: "#bdbab0",
  placeholder: "#6b6f84",
  brand: tone("#2b3a8c", "#223078", "#e9ebf7", "#dde1f3", "#2b3a8c", "#ffffff"),
  yellow: tone("#e8940c", "#d4860a", "#fdf1dc", "#fae6c2", "#8a5200", "#1b2340"),
  green: tone("#17734a", "#125e3c", "#e3f3ea", "#d3ebde", "#17734a", "#ffffff"),
  red: tone("#b3352b", "#992c23", "#fbe9e6", "#f7dad5", "#b3352b", "#ffffff"),
};

const dark: typeof light = {
  paper: "#12141d",
  card: "#1a1d29",
  line: "#2b2f40",
  ink: "#e9e9f0",
  dim: "#a0a5b8",
  field: "#4a5068",
  placeholder: "#8d92a8",
  brand: tone("#9aa7ff", "#aeb8ff", "#262c4d", "#2f3660", "#9aa7ff", "#12141d"),
  yellow: tone("#f3b14b", "#f6c06d", "#3a2e17", "#48391d", "#f3b14b", "#12141d"),
  green: tone("#66cf9c", "#80d8ad", "#16352a", "#1c4335", "#66cf9c", "#12141d"),
  red: tone("#ff9186", "#ffa69d", "#3c1f1f", "#4b2727", "#ff9186", "#12141d"),
};

function tone(main: string, hover: string, soft: string, softHover: string, text: string, on: string): Tone {
  return { main, hover, soft, softHover, text, on };
}

const TONES = ["brand", "yellow", "green", "red"] as const;
type ToneName = (typeof TONES)[number];

function toneVariables(name: ToneName, { main, hover, soft, softHover, text, on }: Tone) {
  return {
    [`--mantine-color-${name}-filled`]: main,
    [`--mantine-color-${name}-filled-hover`]: hover,
    [`--mantine-color-${name}-light`]: soft,
    [`--mantine-color-${name}-light-hover`]: softHover,
    [`--mantine-color-${name}-light-color`]: text,
    [`--mantine-color-${name}-outline`]: text,
    [`--mantine-color-${name}-outline-hover`]: soft,
    [`--mantine-color-${name}-text`]: text,
    [`--pf-on-${name}`]: on,
  };
}

function schemeVariables(scheme: typeof light) {
  return Object.assign(
    {
      "--pf-paper": scheme.paper,
      "--pf-line": scheme.line,
      "--mantine-color-body": scheme.card,
      "--mantine-color-text": scheme.ink,
      "--mantine-color-bright": scheme.ink,
      "--mantine-color-dimmed": scheme.dim,
      "--mantine-color-anchor": scheme.brand.text,
      "--mantine-color-error": scheme.red.text,
      "--mantine-color-success": scheme.green.text,
      "--mantine-color-placeholder": scheme.placeholder,
      "--mantine-color-default": scheme.card,
      "--mantine-color-default-hover": scheme.brand.soft,
      "--mantine-color-default-color": scheme.ink,
      "--mantine-color-default-border": scheme.line,
      "--mantine-color-disabled": scheme.line,
      "--mantine-color-disabled-color": scheme.dim,
      "--mantine-color-disabled-border": scheme.line,
      "--mantine-primary-color-contrast": scheme.brand.on,
      "--pf-field-border": scheme.field,
    },
    ...TONES.map((name) => toneVariables(name, scheme[name])),
  );
}

/**
 * The fonts of questions are loaded with the code that shows them; loaded later, they would change the line breaks.
 */
export function loadSerifFont() {
  void document.fonts.load('1em "Source Serif 4 Variable"').catch(() => undefined);
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { "--pf-serif": '"Source Serif 4 Variable", Georgia, "Times New Roman", serif' },
  light: schemeVariables(light),
  dark: schemeVariables(dark),
});

/** Text on a filled surface follows the scheme, because the dark scheme has light fills. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  if (input.variant === "filled" && TONES.some((tone) => tone === name))
    return { ...resolved, color: `var(--pf-on-${name})` };
  return resolved;
};

/** Shades are only used by name; visible colours come from the scheme's variables. */
function shades(darkTone: Tone, lightTone: Tone): MantineColorsTuple {
  const { main, soft, hover } = lightTone;
  return [
    soft,
    lightTone.softHover,
    darkTone.hover,
    darkTone.main,
    darkTone.main,
    main,
    main,
    hover,
    hover,
    hover,
  ];
}

const field = { size: "md" } as const;

export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 4 },
  black: light.ink,
  white: light.card,
  colors: {
    brand: shades(dark.brand, light.brand),
    yellow: shades(dark.yellow, light.yellow),
    green: shades(dark.green, light.green),
    red: shades(dark.red, light.red),
    gray: [
      light.paper,
      "#efede6",
      light.line,
      light.line,
      light.field,
      "#8d8f9e",
      light.dim,
      "#454b66",
      "#2c3455",
      light.ink,
    ],
    dark: [
      dark.ink,
      "#c5c8d6",
      dark.dim,
      dark.placeholder,
      dark.line,
      "#242838",
      dark.card,
      dark.card,
      dark.paper,
      "#0c0e15",
    ],
  },
  variantColorResolver,
  fontFamily: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.55", lg: "1.6", xl: "1.65" },
  headings: {
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.625rem, 1.4rem + 1vw, 2rem)", lineHeight: "1.2" },
      h2: { fontSize: "1.375rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.4" },
      h4: { fontSize: "1rem", lineHeight: "1.45" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "6px", sm: "8px", md: "12px", lg: "13px", xl: "18px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  shadows: {
    xs: "0 1px 2px rgb(27 35 64 / 4%)",
    sm: "0 1px 3px rgb(27 35 64 / 6%)",
    md: "0 4px 16px rgb(27 35 64 / 8%)",
    lg: "0 10px 30px rgb(27 35 64 / 12%)",
    xl: "0 18px 50px rgb(27 35 64 / 16%)",
  },
  // Plain objects: `Component.extend` would load every component named here with the first screen.
  components: {
    Alert: { defaultProps: { variant: "light", radius: "md" } },
    Anchor: { defaultProps: { fw: 600 } },
    Badge: { defaultProps: { variant: "light", tt: "none", size: "lg", fw: 600 } },
    Button: { defaultProps: { size: "md" } },
    Card: { defaultProps: { radius: "xl", padding: "lg", withBorder: true, shadow: "xs" } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Menu: {
      defaultProps: {
        shadow: "lg",
        radius: "md",
        transitionProps: { duration: 120 },
        // It is not an item of the menu, so the first item can take the focus itself.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: {
        radius: "xl",
        centered: true,
        transitionProps: { duration: 160 },
        closeButtonProps: { "aria-label": "Close" },
      },
      styles: { title: { fontWeight: 700 } },
    },
    Paper: { defaultProps: { radius: "xl" } },
    PasswordInput: { defaultProps: field },
    Tabs: { defaultProps: { color: "yellow" } },
    Textarea: { defaultProps: field },
    TextInput: { defaultProps: field },
    Tooltip: { defaultProps: { withArrow: true, multiline: true, maw: 280 } },
  },
});
