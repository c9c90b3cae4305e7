import * as S from './FootprintView.styles.ts'
import { outlineOf, type Outline } from './outline.ts'
import { shapesOf, type Box, type Shapes } from './shapes.ts'

export interface FootprintViewProps {
  /** The package as the catalogue names it: SOIC-8-EP, LQFP-48, 0402. */
  package: string
  /**
   * 232 px with dimensions, or 112 px without.
   *
   * @default 'lg'
   */
  size?: 'lg' | 'sm'
}

/** A part's package from above, drawn to scale with its dimensions; an unknown package is a plain box with its name. */
export function FootprintView({ package: name, size = 'lg' }: FootprintViewProps) {
  const outline = outlineOf(name)
  if (!outline) return <PlainBox name={name} size={size} />
  const shapes = shapesOf(outline)

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the theme's colours
    <S.Drawing
      viewBox={size === 'lg' ? '0 0 176 176' : '14 20 120 120'}
      $size={size}
      role="img"
      aria-label={labelOf(name, outline)}
    >
      <S.Lead>
        {[...shapes.leads.filter(() => outline.reach > 0), ...(shapes.tab ? [shapes.tab] : [])].map((box) => (
          <rect key={`${box.x} ${box.y}`} {...box} />
        ))}
      </S.Lead>
      <S.Body {...shapes.body} />
      {outline.reach === 0 && (
        <S.Lead>
          {shapes.leads.map((box) => (
            <rect key={`${box.x} ${box.y}`} {...box} />
          ))}
        </S.Lead>
      )}
      <S.Lead>
        {shapes.balls.map((ball) => (
          <circle key={`${ball.x} ${ball.y}`} cx={ball.x} cy={ball.y} r={ball.r} />
        ))}
      </S.Lead>
      {shapes.tab && shapes.tab.height > 16 && (
        <S.Mark cx={74} cy={shapes.tab.y + shapes.tab.height * 0.42} r={shapes.tab.height * 0.28} />
      )}
      {shapes.pad && <Pad box={shapes.pad} />}
      {shapes.mark && <FirstPin shapes={shapes} />}
      {size === 'lg' && <Dimensions outline={outline} shapes={shapes} />}
    </S.Drawing>
  )
}

const labelOf = (name: string, { width, height, pitch }: Outline): string =>
  `封装 ${name}，本体 ${width.toFixed(2)} × ${height.toFixed(2)} mm${pitch > 0 ? `，引脚间距 ${pitch.toFixed(2)} mm` : ''}`

const Pad = ({ box }: { box: Box }) => (
  <>
    <S.Pad {...box} />
    {box.width > 30 && (
      <text x={74} y={box.y + box.height / 2 + 4} textAnchor="middle">
        EP
      </text>
    )}
  </>
)

function FirstPin({ shapes: { mark, body } }: { shapes: Shapes }) {
  if (!mark) return null
  return mark.form === 'dot' ? (
    <S.Mark cx={mark.x} cy={mark.y} r={3} />
  ) : (
    <S.Bar d={`M${mark.x} ${mark.y}v${body.height}`} />
  )
}

function Dimensions({ outline, shapes: { body, leads, pitch } }: { outline: Outline; shapes: Shapes }) {
  const right = body.x + body.width
  const bottom = body.y + body.height
  const x = Math.max(right, ...leads.map((box) => box.x + box.width)) + 19
  const y = Math.max(bottom, ...leads.map((box) => box.y + box.height)) + 22.5
  const middle = body.y + body.height / 2

  return (
    <>
      <S.Lines
        d={`M${body.x} ${bottom + 6}V${y + 5}M${right} ${bottom + 6}V${y + 5}M${body.x} ${y}H${right}${tick(body.x, y)}${tick(right, y)}`}
      />
      <S.Lines
        d={`M${right + 6} ${body.y}H${x + 5}M${right + 6} ${bottom}H${x + 5}M${x} ${body.y}V${bottom}${tick(x, body.y)}${tick(x, bottom)}`}
      />
      <text x={body.x + body.width / 2} y={y + 16} textAnchor="middle">
        {outline.width.toFixed(2)}
      </text>
      <text x={x + 7} y={middle + 4}>
        {outline.height.toFixed(2)}
      </text>
      {pitch && (
        <>
          <S.Lines
            d={`M${pitch.from} ${pitch.y + 10}V${pitch.y - 4}M${pitch.to} ${pitch.y + 10}V${pitch.y - 4}M${pitch.from - 12} ${pitch.y}H${pitch.to + 12}${tick(pitch.from, pitch.y)}${tick(pitch.to, pitch.y)}`}
          />
          <text x={pitch.to + 17} y={pitch.y + 4}>
            {outline.pitch.toFixed(2)}
          </text>
        </>
      )}
    </>
  )
}

/** Drawings of the trade end a dimension with a slanted stroke. */
const tick = (x: number, y: number): string => `M${x - 3} ${y + 3}l6 -6`

const PlainBox = ({ name, size }: { name: string; size: 'lg' | 'sm' }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the theme's colours
  <S.Drawing
    viewBox={size === 'lg' ? '0 0 176 176' : '14 20 120 120'}
    $size={size}
    role="img"
    aria-label={name === '' ? '封装未知' : `封装 ${name}，无外形图`}
  >
    <S.Pad x={36} y={48} width={76} height={64} />
    <text x={74} y={size === 'lg' ? 136 : 84} textAnchor="middle">
      {name.length > 18 ? '' : name || '封装未知'}
    </text>
  </S.Drawing>
)
