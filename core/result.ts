/** The result of a use case: its value, or the reason of the refusal. Unexpected errors throw; refusals never do. */
export type Result<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused<Reason extends string>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}

/** A refusal that names the field at fault. */
export function refusedAt<Reason extends string>(reason: Reason, path: string, message: string) {
  return { ...refused(reason), issues: [{ path, message }] };
}

/** Converts the value of a successful result; a refusal stays unchanged. */
export function told<Value, Told, Refusal extends { readonly ok: false }>(
  result: { readonly ok: true; readonly value: Value } | Refusal,
  tell: (value: Value) => Told,
): { readonly ok: true; readonly value: Told } | Refusal {
  return result.ok ? ok(tell(result.value)) : result;
}
