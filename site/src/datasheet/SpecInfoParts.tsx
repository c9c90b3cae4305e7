import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { OutlineLinks, ParamTable, PreviewText } from '@xinpu/ui/datasheet'
import { Alert, EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { datasheetPlace } from './places.ts'

interface PartsOf {
  sheet: SpecPublicDetail
}

/** The parts of a datasheet with their figures. */
export function SpecParams({ sheet }: PartsOf) {
  const place = usePlace()
  if (sheet.parts.length === 0) return <EmptyState title="还没有参数" why="这份资料还没有对应的型号。" />
  return sheet.parts.map((part) => (
    <Section
      key={part.id}
      title={part.model}
      meta={part.package}
      more={{ href: place(partPlace(part)), label: '型号页' }}
    >
      <ParamTable params={part.params} caption={`${part.model} 的参数`} />
    </Section>
  ))
}

/** The chapters, each leading into the reader. */
export function SpecOutline({ sheet }: PartsOf) {
  const place = usePlace()
  return <OutlineLinks outline={sheet.outline} hrefOf={(page) => place(datasheetPlace(sheet.id, page))} />
}

/** The text of the open pages, for slow lines; a scan has none, and says so. */
export function SpecText({ sheet }: PartsOf) {
  const place = usePlace()
  if (sheet.previewText.every((text) => text.trim() === ''))
    return (
      <EmptyState
        title="扫描件，无法检索"
        why="前几页没有可以读出的文字。"
        action={<LinkButton href={place(datasheetPlace(sheet.id))}>看原页</LinkButton>}
      />
    )
  const rest = sheet.pageCount - sheet.previewPageCount
  return (
    <>
      <PreviewText pages={sheet.previewText} />
      {rest > 0 && (
        <Alert
          title={`这里是前 ${sheet.previewPageCount} 页的文字，后面还有 ${rest} 页`}
          action={
            <LinkButton size="sm" href={place(datasheetPlace(sheet.id, sheet.previewPageCount + 1))}>
              继续阅读
            </LinkButton>
          }
        />
      )}
    </>
  )
}
