import { formatNumber } from '@xinpu/sdk/format'
import type { CatalogueFigures } from '@xinpu/sdk/types'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './HomeLayout.styles.ts'

export interface HomeLayoutProps {
  /** How large the catalogue is; shown under the title. */
  figures: CatalogueFigures | undefined
  /** The search box with its readings. */
  search: React.ReactNode
  /** The other ways in. */
  doors: React.ReactNode
  /** The wide column under the head. */
  main: React.ReactNode
  /** The narrow column beside it. */
  aside: React.ReactNode
  /** Full-width blocks below. */
  children: React.ReactNode
}

/** The home page: the search box is its centre, everything else is a way on. */
export function HomeLayout({ figures, search, doors, main, aside, children }: HomeLayoutProps) {
  return (
    <PageBody layout="none">
      <S.Head>
        <S.HeadGrid>
          <div>
            <S.Title>元器件数据手册、选型与供求</S.Title>
            {figures && <Figures figures={figures} />}
            <S.Search>{search}</S.Search>
          </div>
          <div>{doors}</div>
        </S.HeadGrid>
      </S.Head>
      <S.Body>
        <S.Columns>
          <div>{main}</div>
          <div>{aside}</div>
        </S.Columns>
        {children}
      </S.Body>
    </PageBody>
  )
}

const Figures = ({ figures: { models, brands, categories, datasheets } }: { figures: CatalogueFigures }) => (
  <S.Facts>
    <S.Fact>
      <b>{formatNumber(models)}</b> 个型号
    </S.Fact>
    <S.Fact>
      <b>{formatNumber(brands)}</b> 个品牌
    </S.Fact>
    <S.Fact>
      <b>{formatNumber(categories)}</b> 个分类
    </S.Fact>
    <S.Fact>
      <b>{formatNumber(datasheets)}</b> 份数据手册
    </S.Fact>
  </S.Facts>
)
