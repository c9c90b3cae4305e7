export { ApiError, type FailureKind, type FieldFailure } from './api-error.ts'
export { createClient, type CallOptions, type Caller, type Client, type ClientOptions } from './client.ts'
export { isSafe, type Op, type OpInput, type OpOutput } from './op.ts'
export { settle, type Settled } from './settle.ts'
