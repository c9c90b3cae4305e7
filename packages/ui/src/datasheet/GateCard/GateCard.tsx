import type { OutlineEntry } from '@xinpu/sdk/types'
import { formatNumber } from '@xinpu/sdk/format'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './GateCard.styles.ts'

export interface GateCardProps {
  /** Pages of the whole document. */
  pageCount: number
  /**
   * Pages that anyone may read.
   *
   * @default 3
   */
  readable?: number
  /** The outline of what comes after them. */
  outline: readonly OutlineEntry[]
  /** ‘登录’ was pressed. */
  onLogin: () => void
  /** Where ‘注册’ leads. */
  registerHref: Href
  /** The word looked for, which is kept over the login. */
  find?: string
  /**
   * What may be read without an account: ‘全部参数’, ‘报价’, ‘替代型号’.
   *
   * @default []
   */
  instead?: readonly { label: string; href: Href }[]
}

/** The last sheet of a visitor's preview: what comes next, and that reading on costs a login and nothing else. */
export function GateCard({
  pageCount,
  readable = 3,
  outline,
  onLogin,
  registerHref,
  find,
  instead = [],
}: GateCardProps) {
  const title = useId()

  return (
    <S.Root aria-labelledby={title}>
      <S.Offer>
        <h2 id={title}>
          登录后阅读全部 <S.Figure>{formatNumber(pageCount)}</S.Figure> 页 · 免费
        </h2>
        <p>
          已读完可公开预览的 <S.Figure>{readable}</S.Figure> 页。登录后回到第 <S.Figure>{readable + 1}</S.Figure> 页，
          {find ? `页码和查找词“${find}”都保留。` : '页码保留。'}
        </p>
        <S.Ways>
          <Button tone="primary" onPress={onLogin}>
            登录
          </Button>
          <LinkButton href={registerHref}>注册</LinkButton>
        </S.Ways>
        <Instead links={instead} />
      </S.Offer>
      <Rest outline={outline} count={pageCount - readable} />
    </S.Root>
  )
}

function Instead({ links }: { links: NonNullable<GateCardProps['instead']> }) {
  if (links.length === 0) return null
  return (
    <S.Instead>
      不登录也能看：
      {links.map(({ label, href }, at) => (
        <span key={label}>
          {at > 0 && (at === links.length - 1 ? '和' : '、')}
          <Link href={href}>{label}</Link>
        </span>
      ))}
    </S.Instead>
  )
}

/** A few chapters say what is ahead; more would only make the card taller than the offer. */
const shown = 7

function Rest({ outline, count }: { outline: GateCardProps['outline']; count: number }) {
  const top = Math.min(...outline.map(({ level }) => level))
  const chapters = outline.filter(({ level }) => level === top)
  const lines = (chapters.length < 4 ? outline : chapters).slice(0, shown)
  if (lines.length === 0) return null

  return (
    <S.Rest>
      <h3>
        后面 <S.Figure>{formatNumber(count)}</S.Figure> 页
      </h3>
      <ul>
        {lines.map(({ title, page }) => (
          <li key={`${page} ${title}`}>
            {title}
            <S.Page aria-label={`第 ${page} 页`}>{page}</S.Page>
          </li>
        ))}
      </ul>
    </S.Rest>
  )
}
