export * from '../generated/rules.gen.ts'
export { faultOf } from './fault.ts'
export { faultsIn } from './faults-in.ts'
export { ruled } from './ruled.ts'
