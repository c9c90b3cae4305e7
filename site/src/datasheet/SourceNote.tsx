import type { OutsideSpec } from '@xinpu/sdk/types'
import { Alert, EmptyState, ErrorState, Icon, LinkButton, Skeleton } from '@xinpu/ui/primitives'
import { ExternalLink } from 'lucide-react'
import { usePlace } from '../app/use-place.ts'
import { searchPlace } from '../search/places.ts'

/** The way to the document where it is kept. */
export const SourceLink = ({ sheet }: { sheet: OutsideSpec }) => (
  <LinkButton href={sheet.sourceUrl}>
    <Icon of={ExternalLink} /> 在原站打开
  </LinkButton>
)

/** What stands in place of the pages of another site's document that is not read here. */
export function SourceNote({ sheet, isVisitor, fault }: { sheet: OutsideSpec; isVisitor: boolean; fault?: string }) {
  const place = usePlace()
  const again = <LinkButton href={place(searchPlace(sheet.model))}>搜索 {sheet.model}</LinkButton>
  if (sheet.isGone) return <EmptyState title="原站文件已失效" why="可以看看本站有没有同型号的资料。" action={again} />
  if (!sheet.isReadable)
    return (
      <EmptyState
        title="这份资料在原站阅读"
        why={`它由 ${sheet.sourceHost} 保存，本站只提供链接。`}
        action={<SourceLink sheet={sheet} />}
        secondary={again}
      />
    )
  if (isVisitor)
    return (
      <Alert tone="info" title="登录后可在站内阅读 · 免费" action={<SourceLink sheet={sheet} />}>
        文件由 {sheet.sourceHost} 保存。
      </Alert>
    )
  if (fault === undefined) return <Skeleton shape="detail" count={1} />
  return (
    <>
      <ErrorState kind="broken" message={fault} />
      <SourceLink sheet={sheet} />
    </>
  )
}
