import { faultsIn, profileRules } from '@xinpu/sdk/rules'
import type { Sex, UserDetail } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** What a person says of themselves, as it stands in the fields. */
export interface ProfileDraft {
  avatar: string
  nickName: string
  /** Null before it was told. */
  sex: Sex | null
  email: string
  company: string
  position: string
  industry: string
  province: string
  city: string
  intro: string
}

/** What was changed; an empty text takes away what stood there. */
export type ProfileChanges = Partial<Omit<ProfileDraft, 'sex'>> & { sex?: Sex }

/** The fields of a person. */
export const draftOf = (user: UserDetail): ProfileDraft => ({
  avatar: user.avatar,
  nickName: user.nickName,
  sex: user.sex ?? null,
  email: user.email ?? '',
  company: user.company ?? '',
  position: user.position ?? '',
  industry: user.industry ?? '',
  province: user.province ?? '',
  city: user.city ?? '',
  intro: user.intro ?? '',
})

/** Only what differs: another tab may have changed the rest meanwhile. */
export function changesOf(user: UserDetail, draft: ProfileDraft): ProfileChanges {
  const before = draftOf(user)
  const names = Object.keys(before) as (keyof ProfileDraft)[]

  return Object.fromEntries(
    names.flatMap((name) => (draft[name] === before[name] || draft[name] === null ? [] : [[name, draft[name]]])),
  )
}

/** A name, and once there was one, a picture and an address: they can be replaced, not taken away. */
export const faultsOf = (user: UserDetail, draft: ProfileDraft, takenName?: string): FieldFault[] =>
  faultsIn(
    profileRules,
    { ...draft, sex: draft.sex ?? undefined },
    {
      avatar: draft.avatar === '' && user.avatar !== '' && '请上传头像',
      nickName:
        draft.nickName === '' ? '昵称为 2–20 个字' : draft.nickName.trim() === takenName && '这个昵称已有人使用',
      email: draft.email === '' && user.email && '请输入邮箱',
    },
  )
