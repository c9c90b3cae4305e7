// Generated from the contract by `npm run gen`. Do not edit.
import type { TechType } from '../types.gen.ts'

/** 类型. */
export const techTypeLabels: Record<TechType, string> = {"course":"课程","datum":"技术资料","column":"专栏"}
