// Ejected (3.9.1): renders nothing. The original tells the crawler of DocSearch about every page; our
// search is made while building, and asks no crawler.
import type {ReactNode} from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
