import { notifications } from "@mantine/notifications";
import { WebTiming } from "@prepfeed/contract/limits";

function show(color: string, message: string) {
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
  success: (message: string) => show("green", message),
  error: (message: string) => show("red", message),
  info: (message: string) => show("brand", message),
};
