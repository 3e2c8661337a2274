import { WebTiming } from "@prepfeed/contract/limits";

/** Loaded with the first toast, not with the first screen. */
async function show(color: string, message: string) {
  const { notifications } = await import("@mantine/notifications");
  notifications.show({
    message,
    color,
    position: "top-right",
    autoClose: WebTiming.toastClose,
    withBorder: true,
    closeButtonProps: { "aria-label": "Close notification" },
  });
}

export const toast = {
  success: (message: string) => void show("green", message),
  error: (message: string) => void show("red", message),
  info: (message: string) => void show("brand", message),
};
