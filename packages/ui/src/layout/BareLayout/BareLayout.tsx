import { styled } from 'styled-components'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { media, token } from '../../theme/index.ts'

export interface BareLayoutProps {
  /** The logo and the way home: a `BareHeader`. */
  header: React.ReactNode
  /** The copyright line: a `SiteFooter` of the variant `line`. */
  footer: React.ReactNode
  children: React.ReactNode
}

/** Pages without the frame, up to 960 px: 注册, a payment, a page that failed. The footer stands at the foot. */
export const BareLayout = ({ header, footer, children }: BareLayoutProps) => (
  <Root>
    {header}
    <PageBody layout="none">
      <Inner>{children}</Inner>
    </PageBody>
    {footer}
  </Root>
)

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: 100dvh;
`

const Inner = styled.div`
  max-width: calc(960px + 2 * ${token('size', 'gutter')});
  margin-inline: auto;
  padding: ${token('space', 8)} ${token('size', 'gutter')} ${token('space', 16)};

  ${media.phone} {
    padding: ${token('space', 4)} ${token('space', 4)} ${token('space', 12)};
  }
`
