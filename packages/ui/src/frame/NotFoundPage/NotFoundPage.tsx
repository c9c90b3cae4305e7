import { useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './NotFoundPage.styles.ts'
import { useReturn } from './useReturn.ts'
import { WordTrace } from './WordTrace.tsx'

export interface NotFoundPageProps {
  /** An address nobody answers, a thing that is not there, or one that was taken away. */
  kind: 'route' | 'object' | 'gone'
  /**
   * What was looked for: 资料, 型号, 品牌 …
   *
   * @default '内容'
   */
  noun?: string
  /** What is known about why, instead of the usual sentence. */
  why?: string
  /** The address that was asked for, and the part number read from it. */
  address?: { path: string; word?: string }
  /** The search box, filled with what the address seems to ask for; what comes near stands under it. */
  search?: React.ReactNode
  /** Pages that the address may have meant. */
  likely?: readonly { name: string; href: Href }[]
  /** Where 返回首页 leads. */
  home: Href
  /** Another way on, beside 返回首页. */
  next?: React.ReactNode
  /** Goes home by itself, two seconds after an unknown route was announced. */
  onReturn?: () => void
}

/** Says that nothing is here, and offers the search as the way on. */
export function NotFoundPage({
  kind,
  noun = '内容',
  why,
  address,
  search,
  likely,
  home,
  next,
  onReturn,
}: NotFoundPageProps) {
  const page = useReturn(kind === 'route' ? onReturn : undefined)
  const text = texts[kind](noun)
  const board = useRef<HTMLDivElement>(null)

  return (
    <S.Root>
      <S.Title>{text.title}</S.Title>
      <S.Why lang={kind === 'route' && !why ? 'en' : undefined}>{why ?? text.why}</S.Why>
      <S.Board ref={board}>
        {address && <Address {...address} />}
        {search && (
          <S.Search data-search onFocus={page.stay}>
            {search}
          </S.Search>
        )}
        {address?.word && search && <WordTrace board={board} />}
      </S.Board>
      <S.Actions>
        {page.isLeaving && <Countdown {...page} />}
        <LinkButton tone={page.isLeaving ? 'quiet' : 'plain'} href={home}>
          返回首页
        </LinkButton>
        {next}
      </S.Actions>
      <Likely pages={likely} />
    </S.Root>
  )
}

const texts: Record<NotFoundPageProps['kind'], (noun: string) => { title: string; why: string }> = {
  route: () => ({ title: '页面不见了', why: 'This page could not be found' }),
  object: (noun) => ({ title: `没有找到这份${noun}`, why: '它可能换了地址，或从来没有上传过。' }),
  gone: (noun) => ({ title: `该${noun}已被移除`, why: '发布者或管理员移除了它。' }),
}

const Countdown = ({ seconds, stay }: Pick<ReturnType<typeof useReturn>, 'seconds' | 'stay'>) => (
  <>
    <S.Countdown>
      <S.Seconds>{seconds}</S.Seconds> 秒后返回首页
    </S.Countdown>
    <Button onPress={stay}>留在此页</Button>
  </>
)

const Likely = ({ pages = [] }: { pages: NotFoundPageProps['likely'] }) =>
  pages.length > 0 && (
    <S.Likely aria-label="可能要找的页面">
      {pages.map(({ name, href }) => (
        <li key={name}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </S.Likely>
  )

function Address({ path, word }: { path: string; word?: string }) {
  const at = word ? path.lastIndexOf(word) : -1
  if (!word || at < 0) return <S.Address>{path}</S.Address>

  return (
    <S.Address>
      {path.slice(0, at)}
      <b>{word}</b>
      {path.slice(at + word.length)}
    </S.Address>
  )
}
