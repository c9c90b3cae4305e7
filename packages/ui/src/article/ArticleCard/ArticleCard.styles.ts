import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 4)};
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.h3`
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 1.5;

  a {
    color: ${token('color', 'ink')};
  }
`

export const Summary = styled.p`
  display: -webkit-box;
  margin-top: ${token('space', 1)};
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 3)};
  margin-top: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Model = styled.span`
  border-bottom: 2px dotted ${token('color', 'trace')};
  font-family: ${token('font', 'mono')};

  ${media.phone} {
    display: none;
  }
`

export const Counts = styled.span`
  margin-left: auto;
  font-variant-numeric: tabular-nums;

  /* On a line of their own there, where nothing stands to their left. */
  ${media.phone} {
    margin-left: 0;
  }
`

/** Drawn on paper in both themes; cut at the right where it is narrow, never made smaller. */
export const Figure = styled.img`
  width: 120px;
  height: 80px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'paper')};
  object-fit: cover;
  object-position: left;

  ${media.phone} {
    width: 96px;
  }
`
