export * as audit from './audit.ts'
export * as desk from './desk.ts'
export * as user from './user.ts'
