/**
 * One Tabler icon as a component; `web/tabler-icons.ts` makes it, and fails the build for a name that Tabler lacks.
 */
declare module "~icons/tabler/*" {
  export default function Icon(props: import("./icon.ts").IconProps): import("react").ReactNode;
}
