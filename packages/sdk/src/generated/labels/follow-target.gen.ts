// Generated from the contract by `npm run gen`. Do not edit.
import type { FollowTarget } from '../types.gen.ts'

/** 关注对象. */
export const followTargetLabels: Record<FollowTarget, string> = {"author":"作者","brand":"品牌","agent":"代理商","enterprise":"企业","company":"工商企业","originalFactory":"原厂"}
