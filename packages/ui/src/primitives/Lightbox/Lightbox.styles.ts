import { createGlobalStyle, css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/* The library asks for a stylesheet; a package that brings no CSS files says the same here, in its own tokens. */

const stage = css`
  .yarl__portal {
    position: fixed;
    inset: 0;
    z-index: 70;
    overflow: hidden;
    opacity: 0;
    transition: opacity ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
  .yarl__portal_open {
    opacity: 1;
  }
  .yarl__container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    background: ${token('color', 'canvas')};
    outline: none;
    user-select: none;
    touch-action: var(--yarl__controller_touch_action, none);
    overscroll-behavior: var(--yarl__controller_overscroll_behavior, contain);
  }
  .yarl__flex_center {
    display: flex;
    justify-content: center;
    align-items: center;
  }
  .yarl__fullsize {
    width: 100%;
    height: 100%;
  }
  .yarl__relative {
    position: relative;
  }
  .yarl__no_scroll {
    height: 100%;
    overflow: hidden;
    overscroll-behavior: none;
  }
`

const slides = css`
  .yarl__carousel {
    display: flex;
    flex: none;
    align-items: stretch;
    justify-content: center;
    width: calc(
      100% + (var(--yarl__carousel_slides_count) - 1) *
        (100% + var(--yarl__carousel_spacing_px, 0) * 1px + var(--yarl__carousel_spacing_percent, 0) * 1%)
    );
    height: 100%;
    opacity: var(--yarl__pull_opacity, 1);
    transform: translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0));
  }
  .yarl__carousel_with_slides {
    column-gap: calc(
      var(--yarl__carousel_spacing_px, 0) * 1px + 100 /
        (
          var(--yarl__carousel_slides_count) * 100 + (var(--yarl__carousel_slides_count) - 1) *
            var(--yarl__carousel_spacing_percent, 0)
        ) *
        var(--yarl__carousel_spacing_percent, 0) * 1%
    );
  }
  .yarl__slide {
    position: relative;
    flex: 1;
    overflow: hidden;
    /* Room for the row of buttons above and the caption below. */
    padding: 60px ${token('space', 4)};
  }
  .yarl__slide_image {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
    background: ${token('color', 'paper')};
    touch-action: var(--yarl__controller_touch_action, none);
    user-select: none;
    -webkit-touch-callout: none;
  }
  .yarl__slide_image_loading {
    opacity: 0;
  }
  .yarl__slide_placeholder {
    position: absolute;
    inset: 50% auto auto 50%;
    color: ${token('color', 'inkQuiet')};
    transform: translate(-50%, -50%);
  }
`

const buttons = css`
  .yarl__toolbar {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
    gap: ${token('space', 1)};
    padding: ${token('space', 2)};
  }
  .yarl__button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'canvas')};
    color: ${token('color', 'ink')};
  }
  .yarl__button:hover:not(:disabled) {
    background: ${token('color', 'hoverRaised')};
  }
  .yarl__button:disabled {
    color: ${token('color', 'inkFaint')};
    cursor: not-allowed;
  }
  .yarl__button:focus-visible {
    outline-offset: -2px;
  }
  .yarl__navigation_prev,
  .yarl__navigation_next {
    position: absolute;
    inset: calc(50% - 22px) auto auto ${token('space', 2)};
  }
  .yarl__navigation_next {
    inset: calc(50% - 22px) ${token('space', 2)} auto auto;
  }
`

export const LightboxLook = createGlobalStyle`
  ${stage}
  ${slides}
  ${buttons}
`

export const Tally = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  gap: ${token('space', 4)};
  padding: ${token('space', 3)} ${token('space', 4)} max(${token('space', 3)}, env(safe-area-inset-bottom));
  background: ${token('color', 'canvas')};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > span:last-child:not(:only-child) {
    flex: none;
    color: ${token('color', 'inkQuiet')};
    font-family: ${token('font', 'mono')};
  }
`
