export * as audit from './audit.ts'
export * as platform from './platform.ts'
export * as running from './running.ts'
export * as user from './user.ts'
