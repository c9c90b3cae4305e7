import type { CallOptions, Client } from './client.ts'
import type { Op } from './op.ts'

/** One call, bound to a client, with its word in `op` for caches and logs. */
export type Call<Input, Output> = {
  (
    ...rest: object extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]
  ): Promise<Output>
  readonly op: Op<Input, Output>
}

/** Binds a call to a client. */
export const bind = <Input, Output>(client: Client, op: Op<Input, Output>): Call<Input, Output> =>
  Object.assign((...rest: [object?, CallOptions?]) => client(op as Op<object, Output>, ...rest), { op }) as Call<
    Input,
    Output
  >
