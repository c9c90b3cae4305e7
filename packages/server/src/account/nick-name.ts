import { Refusal } from '@xinpu/contract/refusal'
import { holdsContact } from '@xinpu/trade/demand-text'

/** A name that everybody reads tells no way past the site. */
export function refuseContactName(nickName: string | undefined) {
  if (nickName === undefined || !holdsContact(nickName)) return
  const message = '昵称中不能写联系方式'
  throw new Refusal(message, 'INVALID', { errors: [{ field: 'nickName', message }] })
}
