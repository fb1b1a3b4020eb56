import styles from './badge.module.css';

interface BadgesProps {
  readonly badges: readonly string[];
  readonly isForSale: boolean;
}

export function Badges({ badges, isForSale }: BadgesProps) {
  const toneOf = (badge: string, index: number) =>
    badge === 'NEW' ? styles.new : index === 0 && !isForSale ? styles.out : '';
  return badges.map((badge, index) => (
    <p key={badge} className={`${styles.badge} ${toneOf(badge, index)}`}>
      {badge}
    </p>
  ));
}
