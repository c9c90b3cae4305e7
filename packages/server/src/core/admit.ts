import type { Access } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from './context.ts'

const wanting: Record<Exclude<Access, 'visitor' | 'user'>, string> = {
  enterprise: '请先完成企业认证',
  merchant: '请先申请商家入驻',
  admin: '没有权限',
}

/** Lets a caller pass, or says what is missing. */
export function admit(access: Access, { user }: Pick<Context, 'user'>) {
  if (access === 'visitor') return
  if (!user) throw new Refusal('请先登录', 'NEED_LOGIN')
  if (access === 'enterprise') refuseBarred(user)
  if (access !== 'user' && !user.roles.has(access)) throw new Refusal(wanting[access], 'FORBIDDEN')
}

/** Refuses whoever acts for a company that the desk has blocked. */
export function refuseBarred({ barred }: Pick<User, 'barred'>): void {
  if (barred) throw new Refusal(barred, 'FORBIDDEN')
}
