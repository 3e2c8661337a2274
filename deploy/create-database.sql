-- Once, as the superuser, on the primary: psql -h 10.0.0.10 -p 5000 -U postgres -f create-database.sql
create role prepfeed login password 'change-me-prepfeed';
-- What each connection would be told, where one is only lent (PgBouncer).
alter role prepfeed set statement_timeout = '5s';
alter role prepfeed set idle_in_transaction_session_timeout = '10s';
alter role prepfeed set jit = off;
create database prepfeed owner prepfeed;
