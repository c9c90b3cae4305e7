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

const addressLike = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A name, and once there was one, a picture and an address: they can be replaced, not taken away. */
export function faultsOf(user: UserDetail, draft: ProfileDraft, takenName?: string): FieldFault[] {
  const name = draft.nickName.trim()
  const length = [...name].length
  const faults: Record<string, string | false | undefined> = {
    avatar: draft.avatar === '' && user.avatar !== '' && '请上传头像',
    nickName: length < 2 || length > 20 ? '昵称为 2–20 个字' : name === takenName && '这个昵称已有人使用',
    email: draft.email === '' ? user.email && '请输入邮箱' : !addressLike.test(draft.email) && '邮箱格式不正确',
  }

  return Object.entries(faults).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
