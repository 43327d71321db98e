// Ejected (3.9.1): renders nothing. The original tells the crawler of DocSearch about every page; our
// search is made while building, and asks no crawler.
export default function SearchMetadata(): null {
  return null;
}
