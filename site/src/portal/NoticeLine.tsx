import type { Notice } from '@xinpu/sdk/types'
import { localStore, NoticeBar } from '@xinpu/ui/frame'
import { Icon, LinkButton } from '@xinpu/ui/primitives'
import { Megaphone } from 'lucide-react'
import { useLocal } from '../app/use-local.ts'

/** Notices that were closed on this device, the last ones only. */
const closedNotices = localStore<readonly string[]>({
  key: 'closedNotices',
  fallback: [],
  isValid: (value): value is string[] => Array.isArray(value) && value.every((key) => typeof key === 'string'),
})
const mostKept = 50
const none: readonly string[] = []

/** What the site has to say on this page; closed, it stays away until it says something else. */
export function NoticeLine({ notices }: { notices: readonly Notice[] }) {
  const closed = useLocal(closedNotices, none)
  const shown = notices.find((notice) => !closed.includes(keyOf(notice)))
  if (!shown) return null
  return (
    <NoticeBar
      icon={<Icon of={Megaphone} />}
      {...(shown.url && {
        action: (
          <LinkButton size="sm" href={shown.url}>
            查看
          </LinkButton>
        ),
      })}
      onClose={() => closedNotices.write([keyOf(shown), ...closed].slice(0, mostKept))}
      closeLabel="关闭这条公告"
    >
      {shown.content}
    </NoticeBar>
  )
}

const keyOf = ({ id, content }: Notice): string => `${id} ${content}`
