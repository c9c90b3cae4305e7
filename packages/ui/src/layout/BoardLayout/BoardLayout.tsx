import { styled } from 'styled-components'
import { formatNumber } from '@xinpu/sdk/format'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { media, token } from '../../theme/index.ts'
import * as S from '../HomeLayout/HomeLayout.styles.ts'

export interface BoardLayoutProps {
  title: string
  /** How lively the board is, under the title: 在求 3,218 条. */
  figures: readonly { label: string; value: number; unit: string }[]
  /** What else is good to know under the title: 不评分，不收费. */
  lead?: readonly string[]
  /** The box that posts. */
  box: React.ReactNode
  /** The other ways in. */
  doors: React.ReactNode
  /** The two sides of the board, beside each other where there is room. */
  sides: readonly [React.ReactNode, React.ReactNode]
  /** Full-width blocks between the head and the two sides: what the reader has to see to. */
  notice?: React.ReactNode
  /** Full-width blocks below. */
  children?: React.ReactNode
}

/** The front page of a board with two sides: a box that posts, and the newest of both. */
export const BoardLayout = ({
  title,
  figures,
  lead = [],
  box,
  doors,
  sides: [left, right],
  notice,
  children,
}: BoardLayoutProps) => (
  <PageBody layout="none">
    <S.Head>
      <S.HeadGrid>
        <div>
          <S.Title>{title}</S.Title>
          <S.Facts>
            {figures.map(({ label, value, unit }) => (
              <S.Fact key={label}>
                {label} <b>{formatNumber(value)}</b> {unit}
              </S.Fact>
            ))}
            {lead.map((text) => (
              <S.Fact key={text}>{text}</S.Fact>
            ))}
          </S.Facts>
          <Box>{box}</Box>
        </div>
        <div>{doors}</div>
      </S.HeadGrid>
    </S.Head>
    <S.Body>
      {notice}
      <Sides>
        <div>{left}</div>
        <div>{right}</div>
      </Sides>
      {children}
    </S.Body>
  </PageBody>
)

/** One thing under another; what is no field keeps its own width. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};

  > a {
    justify-self: start;
  }
`

const Sides = styled.div`
  display: grid;
  gap: ${token('space', 8)} ${token('space', 12)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`
