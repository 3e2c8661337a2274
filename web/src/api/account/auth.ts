import {
  forgotPassword,
  type LoginRequest,
  login,
  type RegisterRequest,
  register,
  resetPassword,
} from "@prepfeed/contract/auth";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

export function useLogin() {
  return useMutation({ mutationFn: (body: LoginRequest) => call(login, { body }) });
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
