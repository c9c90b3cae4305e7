import type { ContentKind } from '@xinpu/sdk/types'
import { Megaphone } from 'lucide-react'
import { styled } from 'styled-components'
import { BannerStrip } from '../../frame/BannerStrip/BannerStrip.tsx'
import { NoticeBar } from '../../frame/NoticeBar/NoticeBar.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { token } from '../../theme/index.ts'
import type { ContentDraft } from './content-draft.ts'

interface Shown {
  name: string
  url: string
  imgUrl: string
}

/** What a page will show of an entry, with the widgets of the page. */
export function ContentPreview({ kind, draft }: { kind: ContentKind; draft: ContentDraft }) {
  const name = draft.name.trim()
  if (name === '') return null
  const Kind = kinds[kind]

  return (
    <Root aria-label="预览">
      <figcaption>预览</figcaption>
      <Kind name={name} url={draft.url.trim()} imgUrl={draft.images[0] ?? ''} />
    </Root>
  )
}

const kinds: Record<ContentKind, (shown: Shown) => React.ReactNode> = {
  notice: ({ name, url }) => (
    <NoticeBar
      icon={<Icon of={Megaphone} />}
      {...(url && {
        action: (
          <LinkButton size="sm" href={url}>
            查看
          </LinkButton>
        ),
      })}
    >
      {name}
    </NoticeBar>
  ),
  banner: ({ name, url, imgUrl }) => (
    <BannerStrip label="预览" banners={imgUrl ? [{ id: 1, title: name, imgUrl, url: url || '/' }] : []} />
  ),
  link: ({ name, url }) => <Link href={url || '#'}>{name}</Link>,
  hotWord: ({ name }) => <Tag>{name}</Tag>,
  channel: ({ name }) => <Tag>{name}</Tag>,
}

const Root = styled.figure`
  display: grid;
  gap: ${token('space', 2)};
  min-width: 0;
  margin: 0;
  padding: ${token('space', 3)};
  border: 1px dashed ${token('color', 'lineStrong')};

  figcaption {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`
