import type { Review } from '../../../domain/dealer/company.ts';
import { Card, Grid, Section } from '../../ui/layout/section.tsx';

export function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section title="What customers say">
      <Grid columns={3}>
        {reviews.map(({ author, headline, reviewBody, reviewRating, datePublished }) => (
          <Card key={`${author} ${datePublished}`}>
            <h3>{headline}</h3>
            <p>{reviewRating} of 5 stars</p>
            <blockquote>{reviewBody}</blockquote>
            <p>
              {author}, <time dateTime={datePublished}>{datePublished}</time>
            </p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
