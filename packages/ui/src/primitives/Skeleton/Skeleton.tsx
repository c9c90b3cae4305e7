// chunk: widgets
import * as S from './Skeleton.styles.ts'

export type SkeletonShape = 'row' | 'card' | 'table' | 'text' | 'detail'

export interface SkeletonProps {
  /** The shape of what comes. */
  shape: SkeletonShape
  /**
   * How many of them.
   *
   * @default 3
   */
  count?: number
}

/** Holds the room of what is being fetched. Not drawn for the first 150 ms: a quick answer does not flicker. */
export function Skeleton({ shape, count = 3 }: SkeletonProps) {
  const Shape = shapes[shape]

  return (
    <S.Root aria-hidden data-skeleton $shape={shape}>
      {Array.from({ length: count }, (_, index) => (
        <Shape key={index} index={index} />
      ))}
    </S.Root>
  )
}

interface ShapeProps {
  index: number
}

/** Widths that differ from line to line, the same on server and browser. */
const widths = ['43%', '68%', '55%', '61%', '37%']
const widthAt = (index: number) => widths[index % widths.length]

const shapes: Record<SkeletonShape, (props: ShapeProps) => React.ReactElement> = {
  text: ({ index }) => <S.Bar style={{ width: widthAt(index) }} />,
  row: ({ index }) => (
    <S.Row>
      <S.Bar style={{ width: widthAt(index) }} />
      <S.Bar style={{ width: '64px' }} />
    </S.Row>
  ),
  table: ({ index }) => (
    <S.TableRow>
      <S.Bar style={{ width: widthAt(index + 1) }} />
      <S.Bar style={{ width: '60%' }} />
      <S.Bar style={{ width: '40%' }} />
      <S.Bar style={{ width: '52%' }} />
    </S.TableRow>
  ),
  card: ({ index }) => (
    <S.Card>
      <S.Bar style={{ width: widthAt(index) }} />
      <S.Bar style={{ width: '80%' }} />
      <S.Bar style={{ width: '30%' }} />
    </S.Card>
  ),
  detail: ({ index }) => (
    <S.Detail>
      <S.Title />
      <S.Bar style={{ width: '38%' }} />
      <S.Bar style={{ width: widthAt(index) }} />
      <S.Block />
    </S.Detail>
  ),
}
