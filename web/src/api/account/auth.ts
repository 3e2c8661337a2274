import {
  forgotPassword,
  type LoginRequest,
  login,
  type RegisterRequest,
  register,
  resetPassword,
} from "@prepfeed/contract/accounts/auth";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { readDeviceTokens } from "../../session/device-tokens.ts";

export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginRequest) => call(login, { body: { ...body, deviceTokens: readDeviceTokens() } }),
  });
}

/** The same request with a code, if a second factor is on. */
export function useLoginWithCode(credentials: Pick<LoginRequest, "usernameOrEmail" | "password">) {
  return useMutation({
    mutationFn: (step: { code: string; rememberDevice: boolean }) =>
      call(login, { body: { ...credentials, ...step, deviceTokens: readDeviceTokens() } }),
  });
}

export function useRegister() {
  return useMutation({ mutationFn: (body: RegisterRequest) => call(register, { body }) });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => call(resetPassword, { body }),
  });
}
