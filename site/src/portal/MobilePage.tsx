import { useSuspenseQuery } from '@tanstack/react-query'
import { AppRelease } from '@xinpu/ui/frame'
import { PageHead } from '@xinpu/ui/layout'
import { EmptyState, LinkButton, PageBody } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { appRelease } from './queries.ts'

/** R013: the app, where there is one, and the site, which fits phones as it is. */
export function MobilePage() {
  const place = usePlace()
  const now = new Date(useVisit().now)
  const { data } = useSuspenseQuery(appRelease(useCall()))
  const onward = <LinkButton href={place({ to: '/' })}>继续使用网页版</LinkButton>

  return (
    <PageBody>
      <PageHead title="芯谱移动版" actions={data && onward} />
      {data ? (
        <AppRelease release={data} now={now} />
      ) : (
        <EmptyState title="暂无客户端，网页版已适配手机" why="在手机浏览器里打开就能用，不用安装。" action={onward} />
      )}
    </PageBody>
  )
}
