import { Refusal } from '@xinpu/contract/refusal'

/** Also for talks of others: nobody learns which there are. */
export const noTalk = () => new Refusal('没有找到这个会话', 'NOT_FOUND')
