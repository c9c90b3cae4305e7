import { Refusal } from '@xinpu/contract/refusal'

/** Refuses an account that the desk has blocked, and says why; for whoever has proved that it is theirs. */
export function refuseBlocked({ is_blocked, block_reason }: { is_blocked: boolean; block_reason: string }): void {
  if (!is_blocked) return
  const why = block_reason === '' ? '' : `：${block_reason}`
  throw new Refusal(`该账号已被停用${why}。如有疑问请联系客服`, 'FORBIDDEN')
}
