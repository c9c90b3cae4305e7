export { ApiError, type FailureKind, type FieldFailure } from './api-error.ts'
export { bind, type Call } from './call.ts'
export {
  createClient,
  frameShown,
  type CallOptions,
  type Caller,
  type CallerSource,
  type Client,
  type ClientOptions,
  type Transport,
} from './client.ts'
export { isSafe, type Op, type OpInput, type OpOutput, type StreamOp } from './op.ts'
export { settle, type Settled } from './settle.ts'
