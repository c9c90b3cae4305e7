import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { SharedFiles } from '@xinpu/ui/disk'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { shareQuery } from './share-queries.ts'

interface SharePageProps {
  shareKey: string
  code: string | undefined
}

/** A link to files, for whoever has it: the code where one is set, then the files. */
export const SharePage = (props: SharePageProps) => (
  <IndexLayout head={<PageHead title="文件分享" />}>
    <Opened {...props} />
  </IndexLayout>
)

/** A code is no code, or not the one that was set. */
const ofCode = new Set([400, 403])

function Opened({ shareKey, code }: SharePageProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const opened = useQuery({ ...shareQuery(call, shareKey, code), retry: false })
  const { error } = opened
  const isWrong = error instanceof ApiError && code !== undefined && ofCode.has(error.code)
  // The form stands again over what is wrong with the code.
  const closed = useQuery({ ...shareQuery(call, shareKey, undefined), enabled: isWrong, retry: false })
  const shown = shownOf(isWrong ? closed : opened)
  if (error instanceof ApiError && error.code === 404) return <Gone />
  if (shown === 'loading') return <Skeleton shape="row" count={3} />
  if (!('isOpen' in shown)) return <ErrorState {...shown} />

  return (
    <SharedFiles
      share={shown}
      now={new Date(visit.now)}
      action={`/share/${shareKey}`}
      fault={isWrong ? error.message : undefined}
      onCode={(typed) => void navigate({ to: '/share/$key', params: { key: shareKey }, search: { code: typed } })}
    />
  )
}

const Gone = () => (
  <EmptyState
    title="分享已失效，或链接不完整"
    why="分享到期或被收回后就打不开了，请向分享的人要一个新链接。"
    action={<LinkButton href={settings.rootPage}>去首页</LinkButton>}
  />
)
