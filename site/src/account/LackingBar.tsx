import { localStore, NoticeBar } from '@xinpu/ui/frame'
import { Icon, LinkButton } from '@xinpu/ui/primitives'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLocal } from '../app/use-local.ts'
import { centerHref } from './places.ts'

/** When the line was closed, in milliseconds. */
const lackingClosedAt = localStore<number>({
  key: 'lackingClosedAt',
  fallback: 0,
  isValid: (value): value is number => typeof value === 'number',
})

/** Whoever closes the line is left alone for a week. */
const week = 7 * 86_400_000

/** Asks for what every account needs; it stands in nobody's way. */
export function LackingBar() {
  const [openedAt] = useState(() => Date.now())
  const closedAt = useLocal(lackingClosedAt, 0)
  if (openedAt - closedAt < week) return null
  return (
    <NoticeBar
      tone="warn"
      icon={<Icon of={UserRound} />}
      action={
        <LinkButton size="sm" href={centerHref({ type: 7 })}>
          去完善
        </LinkButton>
      }
      onClose={() => lackingClosedAt.write(Date.now())}
      closeLabel="关闭，7 天内不再提示"
    >
      完善资料(手机号、昵称)，找回账号和收通知都要用到
    </NoticeBar>
  )
}
