import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Carousel.styles.ts'
import { useCarousel } from './useCarousel.ts'

export interface Slide {
  id: string
  /** What it shows, for those who do not see it. */
  label: string
  children: React.ReactNode
}

export interface CarouselProps {
  /** What the slides have in common: ‘商城活动’. */
  label: string
  slides: readonly Slide[]
  /**
   * Seconds until the next slide comes by itself; 0 never. Stops under the pointer, with focus inside, and where motion
   * is not wanted.
   *
   * @default 0
   */
  interval?: number
  /**
   * Width to height, so that nothing moves while pictures load: `'3 / 1'`; without it a slide is as high as what it holds.
   */
  ratio?: string
  /** Another slide is in sight. */
  onSlide?: (index: number) => void
}

/** One thing at a time out of a few: pictures of goods, news of the mall. Swiped, pressed, or by arrow keys. */
export function Carousel({ label, slides, interval = 0, ratio, onSlide }: CarouselProps) {
  const { viewport, current, isMoving, canPlay, isPaused, pause, go, step, pointer, onKeyDown } = useCarousel({
    count: slides.length,
    interval,
    onSlide,
  })
  if (slides.length === 0) return ratio ? <S.Room style={{ aspectRatio: ratio }} /> : null

  return (
    <S.Root aria-roledescription="轮播" aria-label={label} onKeyDown={onKeyDown} {...pointer}>
      <S.Viewport ref={viewport} style={{ aspectRatio: ratio }}>
        <S.Track aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <S.Slide
              key={slide.id}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${index + 1} / ${slides.length} ${slide.label}`}
              inert={index !== current}
            >
              {slide.children}
            </S.Slide>
          ))}
        </S.Track>
      </S.Viewport>
      {slides.length > 1 && (
        <S.Controls>
          {canPlay && (
            <Button tone="quiet" size="sm" shape="icon" aria-label={isPaused ? '继续播放' : '暂停播放'} onPress={pause}>
              {isPaused ? <Icon of={Play} /> : <Icon of={Pause} />}
            </Button>
          )}
          <S.Dots>
            {slides.map((slide, index) => (
              <S.Dot
                key={slide.id}
                aria-label={`第 ${index + 1} 张：${slide.label}`}
                aria-current={index === current || undefined}
                onPress={() => go(index)}
              />
            ))}
          </S.Dots>
          <Button tone="quiet" size="sm" shape="icon" aria-label="上一张" onPress={() => step(-1)}>
            <Icon of={ChevronLeft} />
          </Button>
          <Button tone="quiet" size="sm" shape="icon" aria-label="下一张" onPress={() => step(1)}>
            <Icon of={ChevronRight} />
          </Button>
        </S.Controls>
      )}
    </S.Root>
  )
}
