import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;

  > * {
    min-width: 0;
  }

  /* What takes the focus comes clear of the header and of the line that submits. */
  > :not(:last-child) :is(a, button, input, select, [tabindex]) {
    scroll-margin-block: calc(${token('size', 'header')} + ${token('space', 2)}) var(--foot, 80px);
  }
  ${media.phone} {
    > :not(:last-child) :is(a, button, input, select, [tabindex]) {
      scroll-margin-bottom: var(--foot, 128px);
    }
  }
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  justify-content: space-between;
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Body = styled.div<{ $hasRail: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)} ${token('space', 6)};
  align-items: start;

  @media (min-width: 1400px) {
    ${({ $hasRail }) => $hasRail && 'grid-template-columns: minmax(0, 1fr) 248px;'}
  }
`

/** First to be read; beside the lines it stays in sight as long as they do. */
export const Rail = styled.div`
  min-width: 0;

  @media (min-width: 1400px) {
    position: sticky;
    top: calc(${token('size', 'header')} + ${token('space', 4)});
    grid-column: 2;
  }
`

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  min-width: 0;

  @media (min-width: 1400px) {
    grid-row: 1;
    grid-column: 1;
  }
`

export const Buckets = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
`

export const Bucket = styled.button`
  position: relative;
  display: grid;
  flex: none;
  align-content: center;
  justify-items: start;
  min-width: 112px;
  height: ${token('size', 'strip')};
  padding: 0 ${token('space', 6)} 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  outline-offset: -2px;
  cursor: pointer;

  & + & {
    border-left: 1px solid ${token('color', 'line')};
  }
  &[aria-pressed='true'] {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token('color', 'accent')};
  }

  ${media.phone} {
    min-width: 88px;
    padding-right: ${token('space', 3)};
  }
`

export const Count = styled.strong`
  font: 600 ${token('text', 16)} ${token('font', 'mono')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};

  ${media.phone} {
    padding-bottom: ${token('space', 2)};
  }
`

export const Equation = styled.p`
  font-size: ${token('text', 13)};
  line-height: 22px;

  ${Count} {
    font-size: ${token('text', 14)};
  }
`

export const Quiet = styled.span`
  margin-left: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
`
