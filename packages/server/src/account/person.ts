import type { profile } from '@xinpu/contract/account'
import { hideContacts } from '@xinpu/trade/demand-text'

/** A nickname as others read it: names from before `refuseContactName` may tell a way past the site. */
export const shownName = (nickName: string | null): string => hideContacts(nickName ?? '')

/** A row that tells of a person, as a join may have it. */
interface PersonRow {
  id: number
  avatar: string | null
  nickName: string | null
}

/** A person as others see them. */
export const presentPerson = ({ id, avatar, nickName }: PersonRow): profile.UserBrief => ({
  id,
  avatar: avatar ?? '',
  nickName: shownName(nickName),
})
