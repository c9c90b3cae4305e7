// Generated from the contract by `npm run gen`. Do not edit.
import type { FollowedKind } from '../types.gen.ts'

/** 关注类型. */
export const followedKindLabels: Record<FollowedKind, string> = {"author":"作者","brand":"品牌","agent":"代理商","enterprise":"企业","company":"工商企业","group":"圈子","originalFactory":"原厂"}
