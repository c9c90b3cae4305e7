export * as delivery from './delivery.ts'
export * as job from './job.ts'
export * as myJob from './my-job.ts'
