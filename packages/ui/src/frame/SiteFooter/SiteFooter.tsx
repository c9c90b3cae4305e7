import type { Href } from '../../primitives/Link/Link.tsx'
import { isWebAddress } from '../web-address.ts'
import * as S from './SiteFooter.styles.ts'

/** Where the footer leads; what has no place is not shown. */
export interface FooterPlaces {
  contact?: Href
  disclaimer?: Href
  about?: Href
  privacy?: Href
  mobile?: Href
}

export interface SiteFooterProps {
  /** Where its links lead. */
  places: FooterPlaces
  /** The year of the copyright line; given, so that server and browser agree. */
  year: number
  /** Opens the user agreement. */
  onOpenAgreement?: () => void
  /**
   * Sites of friends; none hides the line.
   *
   * @default []
   */
  friends?: readonly { name: string; url: string }[]
  /** The registration number, and the office that tells about it. */
  icp?: { number: string; url: string }
  /** Version and hash of this build. */
  version?: string
  /**
   * Everything, or the copyright line alone for pages without a frame.
   *
   * @default 'full'
   */
  variant?: 'full' | 'line'
}

/** The foot of every page: who we are, the rules, and which version this is. */
export function SiteFooter({ variant = 'full', friends = [], ...props }: SiteFooterProps) {
  return (
    <S.Root>
      <S.Wrap>
        {variant === 'full' && <Ways {...props} />}
        <Legal {...props} />
        {variant === 'full' && friends.length > 0 && <Friends friends={friends} />}
      </S.Wrap>
    </S.Root>
  )
}

function Ways({ places, onOpenAgreement }: Pick<SiteFooterProps, 'places' | 'onOpenAgreement'>) {
  return (
    <>
      {places.contact && <S.Way href={places.contact}>联系我们</S.Way>}
      {places.disclaimer && <S.Way href={places.disclaimer}>免责声明</S.Way>}
      {places.about && <S.Way href={places.about}>关于我们</S.Way>}
      {places.privacy && <S.Way href={places.privacy}>隐私政策</S.Way>}
      {onOpenAgreement && <S.WayButton onPress={onOpenAgreement}>用户协议</S.WayButton>}
      {places.mobile && <S.Way href={places.mobile}>移动版</S.Way>}
    </>
  )
}

function Legal({ year, icp, version }: Pick<SiteFooterProps, 'year' | 'icp' | 'version'>) {
  return (
    <S.Legal>
      <span>© {year} 芯谱 版权所有</span>
      {icp && <Outside url={icp.url}>{icp.number}</Outside>}
      {version && <S.Version>{version}</S.Version>}
    </S.Legal>
  )
}

const Friends = ({ friends }: { friends: readonly { name: string; url: string }[] }) => (
  <S.Friends>
    <span>友情链接</span>
    {friends.map(({ name, url }) => (
      <Outside key={url} url={url}>
        {name}
      </Outside>
    ))}
  </S.Friends>
)

const Outside = ({ url, children }: { url: string; children: string }) =>
  isWebAddress(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
