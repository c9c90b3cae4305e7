import { css, styled } from 'styled-components'
import { selection, token } from '../../../theme/index.ts'

/** Paper, also in the dark; only reading by night makes it dark. */
export const Sheet = styled.section`
  position: relative;
  isolation: isolate;
  flex: none;
  margin: 0 auto;
  background: ${token('color', 'paper')};
  color: ${token('color', 'paperInk')};
  outline: 1px solid ${token('color', 'lineStrong')};

  &[data-night] {
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};
  }
`

/** What a page looks like until it is drawn. */
export const Poster = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  object-position: top;
  mix-blend-mode: multiply;
`

/** Multiplied with the sheet, white becomes paper. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;

  > canvas {
    display: block;
    width: 100%;
    height: 100%;
    mix-blend-mode: multiply;
  }
  [data-night] > & > canvas {
    mix-blend-mode: normal;
  }
`

/** What pdf.js expects of its text layer (web/pdf_viewer.css): runs are sized and turned by variables it sets. */
const runs = css`
  > :is(span, br) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    position: absolute;
    color: transparent;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
    transform-origin: 0 0;
    white-space: pre;
    cursor: text;
  }
`

const turns = css`
  &[data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  &[data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  &[data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
`

/** A stripe of the height of letters: the box of a run is higher than what is written in it. */
const marks = css`
  mark {
    padding: 0;
    border-radius: 0;
    background: linear-gradient(${token('color', 'mark')} 0 0) 0 58% / 100% 80% no-repeat;
    box-shadow: none;
    color: transparent;
    scroll-margin: 120px;
  }
  mark[data-current] {
    background-image:
      linear-gradient(${token('color', 'accent')} 0 0),
      linear-gradient(color-mix(in srgb, ${token('color', 'trace')} 60%, transparent) 0 0);
    background-position:
      0 96%,
      0 58%;
    background-size:
      100% 1.5px,
      100% 80%;
  }
  ${selection(`color-mix(in srgb, ${token('color', 'link')} 28%, transparent)`)}
`

/** Its text is not seen; its marks and its selection tint the picture, as ink does, or light by night. */
export const Text = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  mix-blend-mode: multiply;

  [data-theme='dark'] > & {
    mix-blend-mode: screen;
  }

  > div {
    --min-font-size: 1;
    --min-font-size-inv: calc(1 / var(--min-font-size));
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --scale-round-x: 1px;
    --scale-round-y: 1px;
    position: absolute;
    inset: 0;
    line-height: 1;
    letter-spacing: normal;
    text-align: initial;
    text-autospace: no-autospace;
    text-size-adjust: none;
    transform-origin: 0 0;
    ${runs}
    ${turns}
  }
  ${marks}
`

/** Said about a page, on the page. */
export const Note = styled.p`
  position: absolute;
  inset: ${token('space', 6)} ${token('space', 4)} auto;
  color: ${token('color', 'paperInk')};
  font-size: ${token('text', 13)};
  text-align: center;

  [data-night] > & {
    color: ${token('color', 'inkQuiet')};
  }
`

/** Said about a page that is there: small, in its corner. */
export const Corner = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 2px ${token('space', 2)};
  background: ${token('color', 'warnWash')};
  color: ${token('color', 'warn')};
  font-size: ${token('text', 12)};
`
