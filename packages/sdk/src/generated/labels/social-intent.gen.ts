// Generated from the contract by `npm run gen`. Do not edit.
import type { SocialIntent } from '../types.gen.ts'

/** 第三方意图. */
export const socialIntentLabels: Record<SocialIntent, string> = {"wxlogin":"微信登录","qqlogin":"QQ 登录","wxBound":"绑定微信","qqBound":"绑定 QQ"}
