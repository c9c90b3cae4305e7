import type { EnterpriseMember } from '@xinpu/sdk/types'

/** What can be done about a member. */
export type MemberAct = 'joined' | 'refused' | 'remove' | 'transfer'

interface Words {
  title: string
  verb: string
  consequence: string
}

/** What a dialog asks before it is done: it names the person, and what follows. */
export const askOf: Record<MemberAct, (name: string) => Words> = {
  joined: (name) => ({
    title: `同意 ${name} 加入`,
    verb: '同意加入',
    consequence: `${name} 将能以企业身份发布供求、报价，并看到企业的库存与资料。`,
  }),
  refused: (name) => ({
    title: `拒绝 ${name} 加入`,
    verb: '拒绝加入',
    consequence: `${name} 会收到通知和您写的说明，之后仍可再次申请。`,
  }),
  remove: (name) => ({
    title: `移除 ${name}`,
    verb: '移除成员',
    consequence: `${name} 将立即失去企业身份，之前以企业名义发布的内容会留在企业。`,
  }),
  transfer: (name) => ({
    title: `把企业移交给 ${name}`,
    verb: '移交企业',
    consequence: `${name} 将成为创建者，负责认证资料与成员；您变为普通成员，不能自己收回。`,
  }),
}

export const isAudit = (act: MemberAct): act is 'joined' | 'refused' => act === 'joined' || act === 'refused'

/** What the creator can do about a member; about the creator, nothing. */
export function actsOn({ role, status }: Pick<EnterpriseMember, 'role' | 'status'>): MemberAct[] {
  if (role === 'creator') return []
  if (status === 'applying') return ['joined', 'refused']
  return status === 'joined' ? ['transfer', 'remove'] : []
}
